import { shareSetting, type SharedSetting } from './shared-setting'
import type { ReadModel } from './projection'
import type { Build, ReadStore } from './read-store'

/** Name of the setting that says which builds are being read. It counts as looked at by every answer. */
export const CATALOGUE = 'catalogue'

/** The editions of one read model. */
export type Edition = {
  /** The newest generation that was ever begun; it only grows. */
  readonly generation: number
  /** What is read and kept up to date; null until the first one is complete. */
  readonly active: Build | null
  /** What is being built beside it, to be gone on with after a restart. */
  readonly building: Build | null
  /** What was read before, as it stood at its own checkpoint: the way back. */
  readonly previous: Build | null
}

export type Catalogue = {
  readonly models: { readonly [model: string]: Edition }
  /** Builds that nobody reads any more and that are still to be deleted. */
  readonly retired: readonly Build[]
}

export const emptyCatalogue: Catalogue = { models: {}, retired: [] }

const noEdition: Edition = { generation: 0, active: null, building: null, previous: null }

/** Follows the catalogue of a store until the signal. */
export const openCatalogue = (store: ReadStore, signal: AbortSignal): SharedSetting<Catalogue> =>
  shareSetting(store, CATALOGUE, emptyCatalogue, signal)

export const editionOf = (catalogue: Catalogue, model: string): Edition => catalogue.models[model] ?? noEdition

/** True where this code knows how to read and feed the build. */
export const fits = (model: ReadModel<unknown>, build: Build | null): build is Build =>
  build !== null && build.startsWith(`${model.name}.v${model.version}.`)

/** The build that answers are made from; undefined while none of the model's version is complete. */
export const activeBuild = (catalogue: Catalogue, model: ReadModel<unknown>): Build | undefined => {
  const { active } = editionOf(catalogue, model.name)
  return fits(model, active) ? active : undefined
}

const buildName = (model: ReadModel<unknown>, generation: number): Build => `${model.name}.v${model.version}.g${generation}`

const withEdition = (catalogue: Catalogue, model: string, edition: Partial<Edition>): Catalogue => ({
  ...catalogue,
  models: { ...catalogue.models, [model]: { ...editionOf(catalogue, model), ...edition } },
})

const withRetired = (catalogue: Catalogue, ...builds: readonly (Build | null)[]): Catalogue => ({
  ...catalogue,
  retired: [...catalogue.retired, ...builds.filter(build => build !== null)],
})

/** A first build is read from its first fact on: for models that nothing is read of yet, where the runner stands at the beginning. */
export const withFirstBuild = (catalogue: Catalogue, model: ReadModel<unknown>): Catalogue => {
  const generation = editionOf(catalogue, model.name).generation + 1
  return withEdition(catalogue, model.name, { generation, active: buildName(model, generation) })
}

/** Names the build to be written beside the active one: the one that was begun, where this code can go on with it. */
export const withBuilding = (catalogue: Catalogue, model: ReadModel<unknown>): Catalogue => {
  const { building, generation } = editionOf(catalogue, model.name)
  if (fits(model, building)) return catalogue
  const next = { generation: generation + 1, building: buildName(model, generation + 1) }
  return withRetired(withEdition(catalogue, model.name, next), building)
}

/** Takes the previous build up again, to be brought to the runner's position and then read. */
export const withPreviousBuilding = (catalogue: Catalogue, model: ReadModel<unknown>): Catalogue => {
  const { building, previous } = editionOf(catalogue, model.name)
  return withRetired(withEdition(catalogue, model.name, { building: previous, previous: null }), building)
}

/** What was being built is read from now on, and what was read is kept as the way back. */
export const withSwitched = (catalogue: Catalogue, model: string): Catalogue => {
  const { active, building, previous } = editionOf(catalogue, model)
  const kept = active ?? previous
  const switched = withEdition(catalogue, model, { active: building, building: null, previous: kept })
  return active === null ? switched : withRetired(switched, previous)
}

/** Gives up what was being built. */
export const withoutBuilding = (catalogue: Catalogue, model: string): Catalogue => {
  const { building } = editionOf(catalogue, model)
  return withRetired(withEdition(catalogue, model, { building: null }), building)
}

/** Puts the active build to rest: nobody of this code can feed it. It stays as the way back. */
export const withRested = (catalogue: Catalogue, model: string): Catalogue => {
  const { active, previous } = editionOf(catalogue, model)
  return withRetired(withEdition(catalogue, model, { active: null, previous: active }), previous)
}

/** Everything is given up: the facts are those of another log. Generations go on, so that no name comes back. */
export const withEverythingRetired = (catalogue: Catalogue): Catalogue => {
  const builds = Object.values(catalogue.models).flatMap(({ active, building, previous }) => [active, building, previous])
  const models = Object.entries(catalogue.models).map(([name, { generation }]) => [name, { ...noEdition, generation }] as const)
  return withRetired({ ...catalogue, models: Object.fromEntries(models) }, ...builds)
}

export const withoutRetired = (catalogue: Catalogue, builds: readonly Build[]): Catalogue => ({
  ...catalogue,
  retired: catalogue.retired.filter(build => !builds.includes(build)),
})
