import { shareSetting, type SharedSetting } from './shared-setting'
import type { ReadModel } from './projection'
import type { ModelVersion, ReadStore } from './read-store'

/** Name of the setting that says which builds are being read. It counts as looked at by every answer. */
export const VERSION_REGISTRY = 'versions'

/** The editions of one read model. */
export type ModelVersions = {
  /** The newest generation that was ever begun; it only grows. */
  readonly generation: number
  /** What is read and kept up to date; null until the first one is complete. */
  readonly active: ModelVersion | null
  /** What is being built beside it, to be gone on with after a restart. */
  readonly building: ModelVersion | null
  /** What was read before, as it was at its own checkpoint, to go back to. */
  readonly previous: ModelVersion | null
}

export type VersionRegistry = {
  readonly models: { readonly [model: string]: ModelVersions }
  /** Builds that nobody reads any more and that are still to be deleted. */
  readonly retired: readonly ModelVersion[]
}

export const EMPTY_REGISTRY: VersionRegistry = { models: {}, retired: [] }

const noVersions: ModelVersions = { generation: 0, active: null, building: null, previous: null }

/** Follows the version registry of a store until the signal. */
export const openVersionRegistry = (store: ReadStore, signal: AbortSignal): SharedSetting<VersionRegistry> =>
  shareSetting(store, VERSION_REGISTRY, EMPTY_REGISTRY, signal)

export const versionsOf = (registry: VersionRegistry, model: string): ModelVersions => registry.models[model] ?? noVersions

/** True where this code knows how to read and feed the build. */
export const canFeed = (model: ReadModel<unknown>, version: ModelVersion | null): version is ModelVersion =>
  version !== null && version.startsWith(`${model.name}.v${model.version}.`)

/** The build that answers are made from; undefined while none of the model's version is complete. */
export const activeVersion = (registry: VersionRegistry, model: ReadModel<unknown>): ModelVersion | undefined => {
  const { active } = versionsOf(registry, model.name)
  return canFeed(model, active) ? active : undefined
}

/** The version of the code that a build was made by. */
export const codeVersionOf = (version: ModelVersion): number => Number(/\.v(\d+)\./.exec(version)?.[1])

/**
 * What is read while the build of the model's own version is not complete: an earlier version; or the own one as a newer program, which
 * feeds it no longer, left it.
 */
export const earlierVersion = (registry: VersionRegistry, model: ReadModel<unknown>): ModelVersion | undefined => {
  const { active, previous } = versionsOf(registry, model.name)
  return [active, previous].find(version => version !== null && codeVersionOf(version) <= model.version) ?? undefined
}

const versionName = (model: ReadModel<unknown>, generation: number): ModelVersion =>
  `${model.name}.v${model.version}.g${generation}`

const withVersions = (registry: VersionRegistry, model: string, versions: Partial<ModelVersions>): VersionRegistry => ({
  ...registry,
  models: { ...registry.models, [model]: { ...versionsOf(registry, model), ...versions } },
})

const withRetired = (registry: VersionRegistry, ...versions: readonly (ModelVersion | null)[]): VersionRegistry => ({
  ...registry,
  retired: [...registry.retired, ...versions.filter(version => version !== null)],
})

/**
 * A first build is read from its first fact on: for models that nothing is read of yet, where the runner is at the beginning.
 */
export const withFirstVersion = (registry: VersionRegistry, model: ReadModel<unknown>): VersionRegistry => {
  const generation = versionsOf(registry, model.name).generation + 1
  return withVersions(registry, model.name, { generation, active: versionName(model, generation) })
}

/** Names the build to be written beside the active one: the one that was begun, where this code can go on with it. */
export const withBuilding = (registry: VersionRegistry, model: ReadModel<unknown>): VersionRegistry => {
  const { building, generation } = versionsOf(registry, model.name)
  if (canFeed(model, building)) return registry
  const next = { generation: generation + 1, building: versionName(model, generation + 1) }
  return withRetired(withVersions(registry, model.name, next), building)
}

/** Takes the previous build up again, to be brought to the runner's position and then read. */
export const withPreviousBuilding = (registry: VersionRegistry, model: ReadModel<unknown>): VersionRegistry => {
  const { building, previous } = versionsOf(registry, model.name)
  if (previous === null) return registry
  return withRetired(withVersions(registry, model.name, { building: previous, previous: null }), building)
}

/** What was being built is read from now on, and what was read is kept to go back to. */
export const withSwitched = (registry: VersionRegistry, model: string): VersionRegistry => {
  const { active, building, previous } = versionsOf(registry, model)
  const kept = active ?? previous
  const switched = withVersions(registry, model, { active: building, building: null, previous: kept })
  return active === null ? switched : withRetired(switched, previous)
}

/** Gives up what was being built. */
export const withoutBuilding = (registry: VersionRegistry, model: string): VersionRegistry => {
  const { building } = versionsOf(registry, model)
  return withRetired(withVersions(registry, model, { building: null }), building)
}

/** Stops feeding the active build, which this code cannot feed. It stays, so that an older program can go back to it. */
export const withRested = (registry: VersionRegistry, model: string): VersionRegistry => {
  const { active, previous } = versionsOf(registry, model)
  return withRetired(withVersions(registry, model, { active: null, previous: active }), previous)
}

/** Gives up all builds: the facts are those of another log. Generations go on, so that no name is used twice. */
export const withEverythingRetired = (registry: VersionRegistry): VersionRegistry => {
  const versions = Object.values(registry.models).flatMap(({ active, building, previous }) => [active, building, previous])
  const models = Object.entries(registry.models).map(([name, { generation }]) => [name, { ...noVersions, generation }] as const)
  return withRetired({ ...registry, models: Object.fromEntries(models) }, ...versions)
}

export const withoutRetired = (registry: VersionRegistry, versions: readonly ModelVersion[]): VersionRegistry => ({
  ...registry,
  retired: registry.retired.filter(version => !versions.includes(version)),
})
