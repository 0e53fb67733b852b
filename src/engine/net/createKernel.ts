// Which arithmetic the net has.
import type { CreateKernel } from './kernel.ts';
import { plainKernel } from './plainKernel.ts';
import { simdKernel } from './simdKernel.ts';

/** The fastest kernel that runs here. */
export const createKernel: CreateKernel = (layers) => simdKernel(layers) ?? plainKernel(layers);
