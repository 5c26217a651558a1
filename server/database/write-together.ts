// What arrives while one statement runs is written by the next one, all of it together: under load the price of a
// statement and of a disk sync is shared. Alone, an item is written at once.

interface Waiting<Item> {
  item: Item;
  done: () => void;
  fail: (error: unknown) => void;
}

export const writeTogether = <Item>(write: (items: Item[]) => Promise<void>, most = 64) => {
  let waiting: Waiting<Item>[] = [];
  let running = false;

  const settle = async (group: Waiting<Item>[]) => {
    try {
      await write(group.map(({ item }) => item));
      for (const { done } of group) done();
    } catch (error) {
      // One item must not take the others down with it: each is tried once more for itself.
      if (group.length === 1) group[0]?.fail(error);
      else await Promise.all(group.map((one) => settle([one])));
    }
  };

  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await settle(group);
    }
    running = false;
  };

  return (item: Item): Promise<void> =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      if (!running) void run();
    });
};
