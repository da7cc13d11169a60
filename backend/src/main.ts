import { ending } from './start/ending'
import 'reflect-metadata'
import { runProduct } from './start/run-product'

/** React's server bundle is several times slower in its development form, which is its default. */
process.env.NODE_ENV ??= 'production'

void runProduct(process.env, process.cwd(), ending)
