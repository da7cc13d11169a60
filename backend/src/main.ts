import 'reflect-metadata'
import { runProduct } from './house/run-product'

void runProduct(process.env, process.cwd())
