import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  readonly targets: Readonly<Record<string, HTMLElement | null>>;
  set(name: string, element: HTMLElement | null): void;
}

const Context = createContext<Slots | null>(null);

/** Lets a page put content into the frame around it: the frame has targets, the page fills them. */
export function SlotProvider({ children }: { children: ReactNode }) {
  const [targets, setTargets] = useState<Slots['targets']>({});
  const [set] = useState(() => (name: string, element: HTMLElement | null) => {
    setTargets((old) => (old[name] === element ? old : { ...old, [name]: element }));
  });
  return <Context value={{ targets, set }}>{children}</Context>;
}

/** A place in the frame that a page may fill. Empty until then. */
export function SlotTarget({ name, className }: { name: string; className?: string | undefined }) {
  const slots = use(Context);
  const [ref] = useState(() => (element: HTMLElement | null) => slots?.set(name, element));
  return <div ref={ref} className={className} />;
}

/** Content for a place in the frame; nothing if the frame has no such place. Appears after the first script. */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  const element = use(Context)?.targets[name];
  return element ? createPortal(children, element) : null;
}
