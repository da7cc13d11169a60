import 'reflect-metadata'
import { endOnSignal } from './product/start/end-on-signal'
import { runProduct } from './product/start/run-product'

/** The end of this process. Imported before anything that takes time to load, so that signals are heard from then on. */
export const ending = endOnSignal()

/** React's server bundle is several times slower in its development form, which is its default. */
process.env.NODE_ENV ??= 'production'

void runProduct(process.env, process.cwd(), ending)
