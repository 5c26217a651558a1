/// <reference types="vite/client" />

declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
