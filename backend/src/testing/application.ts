import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Test } from '@nestjs/testing'
import { PRIVATE_STORE } from '../core/injection/tokens'
import type { PrivateStore } from '../storage/private-store/private-store'
import { openPasswords, Passwords, type PasswordCost } from '../core/sign-in/passwords'
import { openApplication, type Application, type ApplicationOptions, type CreateApp } from '../product/app/application'
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

/** The whole product as a server opens it, on Nest's testing module. */
export const openTestApplication = (
  settings: Settings,
  options: Omit<ApplicationOptions, 'createApp'> = {},
): Promise<Application> => openApplication(settings, { ...options, createApp: createByTestingModule })
