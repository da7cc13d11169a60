import { rm } from 'node:fs/promises'
import { makeBaseLeague, type BaseLeague } from './base-league'
import { EmbeddedInstallation } from './embedded-installation'
import { missingEngines, openEngines } from './engines'
import { EnginesInstallation } from './engines-installation'
import type { Installation } from './installation'

type Installed = { readonly installation: Installation; readonly base: BaseLeague }

/** Where the product runs in rounds of faults. */
export type Setup = {
  readonly name: string
  /** Why this machine cannot have it. */
  readonly missing: () => string | undefined
  /** Prepares what all rounds share. */
  readonly open: () => Promise<{ readonly install: () => Promise<Installed>; readonly close: () => Promise<void> }>
}

const embedded: Setup = {
  name: 'embedded',
  missing: () => undefined,
  open: async () => {
    const { base, folder } = await makeBaseLeague()
    return {
      install: async () => ({ installation: await EmbeddedInstallation.on(folder), base }),
      close: () => rm(folder, { recursive: true, force: true }),
    }
  },
}

const engines: Setup = {
  name: 'engines',
  missing: missingEngines,
  open: async () => ({
    install: async () => {
      const opened = await openEngines()
      const { eventStoreUrl, mongodbUrl, environment } = opened
      const { base, folder } = await makeBaseLeague({ EVENT_STORE_URL: eventStoreUrl, MONGODB_URL: mongodbUrl, ...environment })
      await rm(folder, { recursive: true, force: true })
      return { installation: await EnginesInstallation.on(opened), base }
    },
    close: async () => undefined,
  }),
}

export const SETUPS: readonly Setup[] = [embedded, engines]
