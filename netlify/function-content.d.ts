declare module '#function-content' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declaration of a module holds no import
  const content: import('./lib/function-content.ts').FunctionContent;
  export default content;
}
