// The container of trained weights: one section per model. What a section holds is the matter of the model's own reader.
import { readSections } from './format.ts';
import { PackError } from './packError.ts';

/** Sections by model; the name is also that of the committed file, models/<language>.<name>.br. */
export const ModelSection = {
  tagger: 64,
  context: 65,
  parser: 66,
  agreement: 67,
} as const;

/** Name of a model in a `model` file. */
export type ModelName = keyof typeof ModelSection;

/** Cuts a `model` file into its models. Throws PackError when the bytes are damaged or hold none. */
export function readModelPack(bytes: Uint8Array): Partial<Record<ModelName, Uint8Array>> {
  const sections = readSections(bytes);
  const models: Partial<Record<ModelName, Uint8Array>> = {};
  for (const [name, id] of Object.entries(ModelSection) as [ModelName, number][]) {
    const body = sections.get(id);
    if (body) models[name] = body;
  }
  if (Object.keys(models).length === 0) throw new PackError('no model inside');
  return models;
}
