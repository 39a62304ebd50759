/// <reference types="vite/client" />
declare module "virtual:words/en" {
  const text: string;
  export default text;
}
declare module "virtual:words/de" {
  const text: string;
  export default text;
}
declare module "virtual:words/fr" {
  const text: string;
  export default text;
}
