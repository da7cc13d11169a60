import type { ReadModel } from '@fullcourt/projections/projection'

/** Makes a read model of this process one of the next version of the product; the answer undoes it. */
export const madeNewer = (models: readonly ReadModel<unknown>[], name: string): (() => void) => {
  const model = models.find(one => one.name === name)
  if (model === undefined) throw new Error(`There is no read model ${name}.`)
  const { version } = model
  Object.assign(model, { version: version + 1 })
  return () => void Object.assign(model, { version })
}
