// Whether a text is something that is said, in one language or another.

const WORD = /[\p{L}]{2}/u;
// A name in the code (`arrow-right`, `premium-3d`), an address, a figure.
const CODE = /^[a-z0-9]+([-_.:/][a-z0-9]+)*$|^[#/.]|^(https?|data):|^[\w.+-]+@[\w.-]+$/;

export const reads = (text: string) => WORD.test(text.replace(/\{[\w.-]+\}/g, '')) && !CODE.test(text);
