import { useEffect, useState } from 'react';

/** Id of the section that is being read: the last one whose head has passed the upper third of the window. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const read = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent(passed.at(-1)?.id ?? sections[0]?.id);
    };
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [sections]);
  return current;
}
