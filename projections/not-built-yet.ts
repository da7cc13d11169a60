/** A read model is not complete yet in the version that this code knows. */
export class NotBuiltYet extends Error {
  readonly kind = 'not-built-yet'
  constructor(
    readonly model: string,
    options?: ErrorOptions,
  ) {
    super(`The read model ${model} is being built.`, options)
  }
}
