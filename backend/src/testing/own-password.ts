import { Passwords } from '../core/sign-in/passwords'
import { PASSWORD, type Product } from './product'

/** The user has chosen their own password in the meantime. */
export const choosesPassword = async (product: Product, user: number, password: string = PASSWORD): Promise<void> =>
  product.application.app.get(Passwords, { strict: false }).set(user, password, { command: 'chosen' })
