import { isErrorForm } from './bad-input'
import type { Answer, Caller, Product } from './product'
import type { Sample } from './sample'
import { addressOf, send, type Filling, type SliceCall } from './slice'
import { storedSince } from './stored'

/** Somebody who may make a call; of a scorer the filling brings the session. */
export const callerOf = ({ who }: Pick<SliceCall, 'who'>): Caller =>
  who === 'super' ? 'super_admin' : who === 'anyone' || who === 'scorer' ? 'nobody' : 'org_owner'

const shown = (value: unknown): string => JSON.stringify(value ?? null).slice(0, 300)

/** Makes a bad call. Throws where its answer is a failure of the product, or where it is refused and something was written. */
export const tried = async (
  product: Product,
  call: SliceCall,
  filling: Filling,
  address = addressOf(call, filling),
): Promise<Answer> => {
  const before = await product.application.stores.events.head()
  const answer = await send(product.as(callerOf(call)), call, filling, address)
  const stored = answer.status < 400 ? [] : await storedSince(product, before)
  const fault = isErrorForm(answer) ? stored.map(({ type }) => type).join() : 'no error form'
  if (fault === '') return answer
  throw new Error(`${fault}: ${call.method} ${address} ${shown(filling.body)} came to ${answer.status} ${shown(answer.body)}`)
}

/** Bad calls of one kind: what their filling makes is used until a call took it, because most are refused. */
export type Attempts = {
  readonly filling: () => Promise<Filling>
  /** Makes the call with something else in it. */
  readonly attempt: (change: Partial<Filling>, addressWith?: (filling: Filling) => string) => Promise<Answer>
}

export const attemptsAt = (product: Product, call: SliceCall, sample: Sample): Attempts => {
  let current: Filling | undefined
  const filling = async (): Promise<Filling> => (current ??= await call.filling(sample))
  return {
    filling,
    attempt: async (change, addressWith) => {
      const changed = { ...(await filling()), ...change }
      const answer = await tried(product, call, changed, addressWith?.(changed))
      if (answer.status < 400) current = undefined
      return answer
    },
  }
}
