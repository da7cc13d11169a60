import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { once } from 'node:events'
import { Test } from '@nestjs/testing'
import { PRIVATE_STORE } from '../core/injection/tokens'
import type { PrivateStore } from '../storage/private-store/private-store'
import { openPasswords, Passwords, type PasswordCost } from '../core/sign-in/passwords'
import { openApplication, type Application, type ApplicationOptions, type CreateApp } from '../product/app/application'
import type { Pacing } from '../public/refresh/refresher'
import type { Settings } from '../core/settings/settings'

/** The least that argon2id takes: tests sign in thousands of times, and `passwords.int.spec.ts` holds the product to its own. */
const LEAST_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

const createByTestingModule: CreateApp = async (module, adapter, options) => {
  const testing = await Test.createTestingModule({ imports: [module] })
    .overrideProvider(Passwords)
    .useFactory({ factory: (store: PrivateStore) => openPasswords(store, { cost: LEAST_COST }), inject: [PRIVATE_STORE] })
    .compile()
  return testing.createNestApplication<NestFastifyApplication>(adapter, options)
}

/** Nothing is made again in the background, so that a test sees only what it asked for. */
const AT_REST: Pacing = {
  now: () => performance.now(),
  pause: async (_, stop) => {
    if (!stop.aborted) await once(stop, 'abort')
  },
}

/** The whole product as a server opens it, on Nest's testing module. */
export const openTestApplication = (
  settings: Settings,
  options: Omit<ApplicationOptions, 'createApp'> = {},
): Promise<Application> => openApplication(settings, { pacing: AT_REST, ...options, createApp: createByTestingModule })
