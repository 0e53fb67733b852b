import { describe, expect, it } from 'vitest';
import { createModalMachine, type ModalEvent, type ModalState } from './machine.ts';

/** A machine whose transitions end when the test says so. */
function moving(listen: (event: ModalEvent) => void = () => {}) {
  const states: ModalState[] = [];
  const reasons: string[] = [];
  const ends: (() => void)[] = [];
  const move = () => new Promise<void>((resolve) => ends.push(resolve));
  const machine = createModalMachine({
    open: move,
    close: move,
    onState: (state) => states.push(state),
    onEvent: listen,
    onClose: (reason) => reasons.push(reason),
  });
  const end = async () => {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { machine, states, reasons, end };
}

describe('the states of a modal', () => {
  it('MOD-1: showing one that is opening or shown does nothing', async () => {
    const { machine, states, end } = moving();
    machine.show();
    machine.show();
    await end();
    machine.show();
    expect(states).toEqual(['opening', 'shown']);
  });

  it('MOD-1: showing while it closes waits until it is hidden', async () => {
    const { machine, states, end } = moving();
    machine.show();
    await end();
    machine.hide();
    machine.show();
    expect(machine.state()).toBe('closing');
    await end();
    expect(states).toEqual(['opening', 'shown', 'closing', 'hidden', 'opening']);
  });

  it('MOD-1: hiding while it closes does nothing', async () => {
    const { machine, states, reasons, end } = moving();
    machine.show();
    await end();
    machine.hide('esc');
    machine.hide('ok');
    await end();
    machine.hide('ok');
    expect(states).toEqual(['opening', 'shown', 'closing', 'hidden']);
    expect(reasons).toEqual(['esc']);
  });

  it('MOD-1: one that is closed while opening does not become shown', async () => {
    const { machine, states, end } = moving();
    machine.show();
    machine.hide();
    await end();
    await end();
    expect(states).toEqual(['opening', 'closing', 'hidden']);
  });

  it('MOD-2: the program closes with event, the switch with toggle', async () => {
    const { machine, reasons, end } = moving();
    machine.toggle();
    await end();
    machine.toggle();
    await end();
    machine.toggle();
    await end();
    machine.hide();
    expect(reasons).toEqual(['toggle', 'event']);
  });

  it('MOD-2: a prevented event keeps it open and stops the events after it; FORCE cannot be prevented', async () => {
    const seen: string[] = [];
    const { machine, reasons, end } = moving((event) => {
      seen.push(event.type);
      event.preventDefault();
      expect(event.defaultPrevented).toBe(event.reason !== 'FORCE');
    });
    machine.show();
    await end();
    machine.hide('ok');
    machine.hide('esc');
    expect(machine.state()).toBe('shown');
    machine.hide('FORCE');
    expect(seen).toEqual(['ok', 'hide', 'hide']);
    expect(reasons).toEqual(['FORCE']);
  });
});
