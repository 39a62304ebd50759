"""The house: tables that people reach over the network. docs/protocol.md, docs/hosting.md, docs/security.md.

It names no game. Rules, words and views come from below; here are sockets, storage, seats and who may do what.
"""
