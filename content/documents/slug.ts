const MOST = 60;

/** An address out of a title: "How deep, and how steep?" becomes how-deep-and-how-steep. */
const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MOST)
    .replace(/-$/, '') || 'entry';

// Places of our own pages that a link or a script looks for.
const OURS = ['content', 'before-you-buy', 'all-packages', 'comparison'];

/** Addresses that nothing new on the same page may have. */
export const takenAddresses = (given: readonly string[]) => new Set([...OURS, ...given.filter(Boolean)]);

/** Gives every entry that has none an address of its own; one that is taken gets a number. */
export const withAddresses = <Entry>(
  entries: readonly Entry[],
  addressOf: (entry: Entry) => string,
  titleOf: (entry: Entry) => string,
  put: (entry: Entry, address: string) => Entry,
  taken = takenAddresses(entries.map(addressOf)),
): Entry[] =>
  entries.map((entry) => {
    if (addressOf(entry)) return entry;
    const wanted = slugOf(titleOf(entry));
    let address = wanted;
    for (let number = 2; taken.has(address); number += 1) address = `${wanted}-${number}`;
    taken.add(address);
    return put(entry, address);
  });

const ADDRESS = /^[a-z0-9-]*$/;

/** Addresses go into pages and links: nothing but ours may stand there, and each once. */
export const addressTrouble = (addresses: readonly string[]): string | undefined => {
  const given = addresses.filter(Boolean);
  if (given.some((address) => !ADDRESS.test(address))) return 'An address has letters that do not fit.';
  return new Set(given).size < given.length ? 'Two entries have the same address.' : undefined;
};
