import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Box,
  boundZoom,
  currentSheet,
  type Layout,
  layOut,
  pointAt,
  positionOf,
  type SheetPoint,
  type Size,
  scrollToShow,
  wholePageZoom,
} from './geometry.ts';

export type Fit = 'width' | 'page' | 'free';
type Spot = { x: number; y: number };
/** A point of the drawing and where in the view it has to stay. */
type Anchor = { point: SheetPoint; at: Spot };

export type Stage = {
  scroller: RefObject<HTMLDivElement | null>;
  layout: Layout;
  /** What is in view, in the pixels of the layout. */
  view: Box;
  zoom: number;
  fit: Fit;
  /** From 1: the one that is read. */
  page: number;
  zoomBy: (factor: number, at?: Spot) => void;
  zoomAround: (zoom: number, anchor: Anchor) => void;
  fitTo: (fit: 'width' | 'page') => void;
  goToPage: (page: number) => void;
  /** Scrolls just as far as needed. */
  show: (point: SheetPoint, room: number) => void;
  pointIn: (at: Spot) => SheetPoint;
};

const ROOM_ABOVE_PAGE = 8;

/** Size of the scrolling box and how far it is scrolled. */
function useScrolled(scroller: RefObject<HTMLDivElement | null>, ready: boolean) {
  const [view, setView] = useState<Box>({ left: 0, top: 0, width: 0, height: 0 });
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const next = {
      left: element.scrollLeft,
      top: element.scrollTop,
      width: element.clientWidth,
      height: element.clientHeight,
    };
    setView((last) =>
      last.left === next.left &&
      last.top === next.top &&
      last.width === next.width &&
      last.height === next.height
        ? last
        : next,
    );
  }, [scroller]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !ready) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      element.removeEventListener('scroll', soon);
    };
  }, [scroller, measure, ready]);
  return { view, measure };
}

/** Whatever changes the layout, the point that matters stays where it was: under the fingers, or in the middle. */
function useKeptPlace(scroller: RefObject<HTMLDivElement | null>, layout: Layout, measure: () => void) {
  const last = useRef<Layout>(layout);
  const size = useRef<Size>({ width: 0, height: 0 });
  const wanted = useRef<Anchor>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || last.current === layout) return;
    const at = { x: size.current.width / 2, y: size.current.height / 2 };
    const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const anchor =
      wanted.current ??
      (element.scrollTop > 0
        ? { point: pointAt(last.current, element.scrollLeft + at.x, element.scrollTop + at.y), at: middle }
        : null);
    if (anchor) {
      const { x, y } = positionOf(layout, anchor.point);
      element.scrollTo({ left: x - anchor.at.x, top: y - anchor.at.y, behavior: 'instant' });
    }
    wanted.current = null;
    last.current = layout;
    size.current = { width: element.clientWidth, height: element.clientHeight };
    measure();
  }, [scroller, layout, measure]);
  return wanted;
}

/** A single sheet is shown whole, a document from the top of its first page. */
const atFirst = (ratios: readonly number[], view: Size): { zoom: number; fit: Fit } => {
  const [only] = ratios;
  return ratios.length === 1 && only && view.width > 0
    ? { zoom: wholePageZoom(only, view), fit: 'page' }
    : { zoom: 1, fit: 'width' };
};

/** `ratios` is empty until there is paper to show. */
export function useStage(ratios: readonly number[]): Stage {
  const scroller = useRef<HTMLDivElement>(null);
  const { view, measure } = useScrolled(scroller, ratios.length > 0);
  const { width, height } = view;
  const [chosen, setZoom] = useState<{ zoom: number; fit: Fit }>();
  const { zoom, fit } = chosen ?? atFirst(ratios, { width, height });
  const layout = useMemo(() => layOut(ratios, { width, height }, zoom), [ratios, width, height, zoom]);
  const wanted = useKeptPlace(scroller, layout, measure);
  const [asked, setAsked] = useState<{ index: number; top: number }>();
  // The last pages end at the bottom together: the one that was asked for counts until somebody scrolls.
  const index = asked && Math.abs(asked.top - view.top) < 2 ? asked.index : currentSheet(layout, view);
  const ratio = ratios[index] ?? 1;

  // Turned or resized, a fitted page is fitted anew.
  useEffect(() => {
    if (fit === 'page' && width > 0) setZoom({ zoom: wholePageZoom(ratio, { width, height }), fit });
  }, [fit, ratio, width, height]);

  // Gestures come faster than pictures of them: what they build on is read from here.
  const latest = useRef({ layout, zoom, size: { width, height } });
  useLayoutEffect(() => {
    latest.current = { layout, zoom, size: { width, height } };
  });

  const pointIn = useCallback(({ x, y }: Spot) => {
    const element = scroller.current;
    return pointAt(latest.current.layout, x + (element?.scrollLeft ?? 0), y + (element?.scrollTop ?? 0));
  }, []);
  const zoomAround = useCallback(
    (next: number, anchor: Anchor) => {
      const bounded = boundZoom(next, latest.current.size);
      if (bounded === latest.current.zoom) return;
      latest.current.zoom = bounded;
      wanted.current = anchor;
      setZoom({ zoom: bounded, fit: Math.abs(bounded - 1) < 0.001 ? 'width' : 'free' });
    },
    [wanted],
  );
  const zoomBy = useCallback(
    (factor: number, at?: Spot) => {
      const { size } = latest.current;
      const spot = at ?? { x: size.width / 2, y: size.height / 2 };
      zoomAround(latest.current.zoom * factor, { point: pointIn(spot), at: spot });
    },
    [zoomAround, pointIn],
  );
  const scrollTo = useCallback((left: number, top: number) => {
    scroller.current?.scrollTo({ left, top, behavior: 'instant' });
  }, []);

  return {
    scroller,
    layout,
    view,
    zoom,
    fit,
    page: index + 1,
    zoomBy,
    zoomAround,
    pointIn,
    fitTo(next) {
      const target = next === 'width' ? 1 : wholePageZoom(ratio, { width, height });
      wanted.current = { point: { index, x: 0.5, y: 0.5 }, at: { x: width / 2, y: height / 2 } };
      // A page that is longer than the view begins at its top.
      if (next === 'width')
        wanted.current = { point: { index, x: 0.5, y: 0 }, at: { x: width / 2, y: ROOM_ABOVE_PAGE } };
      setZoom({ zoom: target, fit: next });
    },
    goToPage(page) {
      const next = Math.min(layout.sheets.length, Math.max(1, page)) - 1;
      const box = layout.sheets[next];
      if (!box) return;
      scrollTo(scroller.current?.scrollLeft ?? 0, box.top - ROOM_ABOVE_PAGE);
      setAsked({ index: next, top: scroller.current?.scrollTop ?? 0 });
      // The next key may come before the next frame.
      measure();
    },
    show(point, room) {
      const { left, top } = scrollToShow(positionOf(layout, point), view, room);
      scrollTo(left, top);
    },
  };
}
