// `--rounds 3`, `--rounds=3` or a bare `3`; `--full`.

export const flag = (name: string) => process.argv.includes(`--${name}`);

export const option = (name: string): string | undefined => {
  const joined = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  if (joined) return joined.slice(name.length + 3);
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

export const count = (name: string, otherwise: number): number => {
  const given = option(name) ?? process.argv.slice(2).find((argument) => /^\d+$/.test(argument));
  const value = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number from 1`);
  return value;
};
