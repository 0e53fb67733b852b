import { expect, it } from 'vitest';
import { memoryStore } from '../../stores/memory.ts';
import { openObjects } from './objects.ts';

it('the bucket reports each object that is added or removed, and nothing that was never there', () => {
  const heard: string[] = [];
  const objects = openObjects(memoryStore(), () => 0, {
    onCreated: ({ key, size }) => void heard.push(`+ ${key} ${size}`),
    onRemoved: ({ key, size }) => void heard.push(`- ${key} ${size}`),
  });
  objects.put('a', new Uint8Array(3), {});
  objects.put('a', new Uint8Array(5), {});
  objects.remove('a');
  objects.remove('a');
  expect(heard).toEqual(['+ a 3', '+ a 5', '- a 5']);
});
