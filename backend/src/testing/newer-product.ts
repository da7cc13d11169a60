import 'reflect-metadata'
import { readModels } from '@fullcourt/projections/models/models'
import { runProduct } from '../product/start/run-product'
import { ending } from '../product/start/ending'
import { madeNewer } from './newer-model'

const [model = '', lease = ''] = process.argv.slice(2)

/** The product as a newer version of it would be, in which one read model has changed; with a lease of so many milliseconds. */
madeNewer(readModels, model)
void runProduct(process.env, process.cwd(), ending, { lease: Number(lease) })
