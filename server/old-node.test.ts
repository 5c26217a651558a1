import { expect, test } from 'vitest';
import { refuseOldNode } from './old-node.ts';
import { describeStartFailure } from './start-failure.ts';

const startedOn = (version: string) => {
  try {
    refuseOldNode(version);
    return 'starts';
  } catch (error) {
    return describeStartFailure(error);
  }
};

test('a Node that is too old is named in one line', () => {
  for (const version of ['18.20.0', '20.20.2', '22.11.0'])
    expect(startedOn(version)).toBe(
      `Cannot start. Node ${version} is too old: Node 22.12 or newer runs the site, best Node 24`,
    );
  for (const version of ['22.12.0', '24.0.0', '26.1.0']) expect(startedOn(version)).toBe('starts');
});
