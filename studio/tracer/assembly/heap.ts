// A bump allocator. Only the preparing worker allocates; marks give memory back in stacking order.
let top: usize = 0;

export function heapStart(address: usize): void { top = address; }
export function heapTop(): usize { return top; }
export function heapRelease(mark: usize): void { top = mark; }

export function reserve(bytes: usize): usize {
  const start = (top + 63) & ~63;
  top = start + bytes;
  const have = <usize>memory.size() << 16;
  if (top > have) memory.grow(<i32>((top - have + 65535) >> 16));
  return start;
}
