import { ending } from './product/start/ending'
import 'reflect-metadata'
import { runProduct } from './product/start/run-product'

/** React's server bundle is several times slower in its development form, which is its default. */
process.env.NODE_ENV ??= 'production'

void runProduct(process.env, process.cwd(), ending)
