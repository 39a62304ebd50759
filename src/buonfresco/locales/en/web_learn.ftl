# Guided first games in the browser: what they share. The cards of each game are in a file of its own.
web-learn-about = Play a real game against two beginners. At each new step a few words tell you what it is about. You can take back whatever you do.
web-learn-begin = Begin
web-learn-progress = Lesson { $step }
web-learn-final = Last lesson
web-learn-next = Next
web-learn-ok = I see
web-learn-leave = No more lessons
web-learn-others = Other guided games:
