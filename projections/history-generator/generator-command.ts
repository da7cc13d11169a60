import fc from 'fast-check'
import type { Installation } from './installation'

/** One command of a history. What it names is picked when it is given, so that a shortened history still makes sense. */
export type GeneratorCommand = { readonly does: () => string; readonly run: (installation: Installation) => void }

export type WeightedCommand = { readonly weight: number; readonly arbitrary: fc.Arbitrary<GeneratorCommand> }

/** Any of the things that are there; see `chosen`. */
export const pick = fc.nat({ max: 200 })

export const command = <Input>(
  does: string,
  weight: number,
  input: fc.Arbitrary<Input>,
  run: (installation: Installation, input: Input) => void,
): WeightedCommand => ({
  weight,
  arbitrary: input.map(given => ({
    does: () => `${does} ${fc.stringify(given)}`,
    run: installation => run(installation, given),
  })),
})
