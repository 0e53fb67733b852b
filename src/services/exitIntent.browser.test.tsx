import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberShown, wasShown, watchExit } from './exitIntent.ts';

const forget = () => {
  document.cookie = 'exit_intent=; path=/; max-age=0';
};
beforeEach(forget);
afterEach(forget);

/** Moves the pointer off the page at a height, as the browser reports it. */
const leaveAt = (clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget: null }));

describe('exit intent', () => {
  it('EXT-1: is reported once when the pointer leaves over the upper edge', () => {
    const told = vi.fn();
    const stop = watchExit(told, 0);
    leaveAt(300);
    expect(told).not.toHaveBeenCalled();
    leaveAt(-1);
    leaveAt(-1);
    expect(told).toHaveBeenCalledOnce();
    expect(wasShown()).toBe(true);
    stop();
  });

  it('EXT-1: is not reported again as long as the cookie lives', () => {
    rememberShown();
    const told = vi.fn();
    const stop = watchExit(told, 0);
    leaveAt(-1);
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  it('EXT-1: the cookie lives for seven days', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    rememberShown();
    expect(set).toHaveBeenCalledWith(expect.stringContaining(`max-age=${7 * 24 * 60 * 60};`));
    set.mockRestore();
  });

  it('leaves a reader alone in the first seconds, and after it was stopped', () => {
    const told = vi.fn();
    const first = watchExit(told);
    leaveAt(-1);
    first();
    watchExit(told, 0)();
    leaveAt(-1);
    expect(told).not.toHaveBeenCalled();
    expect(wasShown()).toBe(false);
  });
});
