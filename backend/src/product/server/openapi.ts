import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import { completeDescription } from './complete-description'
import { ErrorForm } from '../../core/http/error-form'

/** The description of every call, from the same classes that check and answer them. */
export const openApiOf = (app: NestFastifyApplication): OpenAPIObject =>
  completeDescription(
    SwaggerModule.createDocument(
      app,
      new DocumentBuilder()
        .setTitle('Fullcourt')
        .setDescription(
          'Sports leagues: public reads name the organization by slug or domain; everything else asks for a sign-in.',
        )
        .setVersion('1')
        .addCookieAuth('fullcourt_session')
        .build(),
      { extraModels: [ErrorForm] },
    ),
  )

/** Shows the description at `/api/docs`, and as JSON at `/api/docs-json` (docs/http-api.md#documented-names). */
export const describeCalls = (app: NestFastifyApplication): void =>
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), { jsonDocumentUrl: 'api/docs-json' })
