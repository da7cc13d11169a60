import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Test } from '@nestjs/testing'
import { openApplication, type Application, type ApplicationOptions, type CreateApp } from '../app/application'
import type { Settings } from '../settings/settings'

const createByTestingModule: CreateApp = async (module, adapter, options) => {
  const testing = await Test.createTestingModule({ imports: [module] }).compile()
  return testing.createNestApplication<NestFastifyApplication>(adapter, options)
}

/** The whole product as a server opens it, on Nest's testing module. */
export const openTestApplication = (
  settings: Settings,
  options: Omit<ApplicationOptions, 'createApp'> = {},
): Promise<Application> => openApplication(settings, { ...options, createApp: createByTestingModule })
