import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Swipe, type SwipeWay } from './Swipe.tsx';

// The DOM of these tests knows no capture.
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture ??= () => undefined;
});

const ways = () => {
  const [taken, left] = [vi.fn(), vi.fn()];
  const accept: SwipeWay = { label: 'Take', icon: 'check-lg', act: taken };
  const leave: SwipeWay = { label: 'Leave', icon: 'slash-circle', act: left };
  return { taken, left, accept, leave };
};

function swipe(by: { x: number; y?: number }, pointerType = 'touch') {
  const place = screen.getByText('A finding');
  const pointer = { pointerId: 1, isPrimary: true, pointerType };
  fireEvent.pointerDown(place, { ...pointer, clientX: 150, clientY: 50 });
  for (const share of [0.2, 0.6, 1]) {
    const at = { clientX: 150 + by.x * share, clientY: 50 + (by.y ?? 0) * share };
    fireEvent.pointerMove(place, { ...pointer, ...at });
  }
  fireEvent.pointerUp(place, { ...pointer, clientX: 150 + by.x, clientY: 50 + (by.y ?? 0) });
}

describe('a swipe', () => {
  it.each<[string, { x: number; y?: number }, [number, number]]>([
    ['in reading direction takes', { x: 110 }, [1, 0]],
    ['against it leaves', { x: -110 }, [0, 1]],
    ['that is short decides nothing', { x: 60 }, [0, 0]],
    ['that goes down is a scroll', { x: 110, y: 120 }, [0, 0]],
  ])('%s', (_name, by, calls) => {
    const { taken, left, accept, leave } = ways();
    render(
      <Swipe accept={accept} leave={leave}>
        <p>A finding</p>
      </Swipe>,
    );
    swipe(by);
    expect([taken.mock.calls.length, left.mock.calls.length]).toEqual(calls);
  });

  it('takes nothing where there is nothing to take, and is not for the mouse', () => {
    const { left, accept, leave } = ways();
    const { rerender } = render(
      <Swipe accept={null} leave={leave}>
        <p>A finding</p>
      </Swipe>,
    );
    swipe({ x: 110 });
    rerender(
      <Swipe accept={accept} leave={leave}>
        <p>A finding</p>
      </Swipe>,
    );
    swipe({ x: -110 }, 'mouse');
    expect(left).not.toHaveBeenCalled();
  });
});
