import type { OpenAPIObject } from '@nestjs/swagger'
import { LONGEST_REASON } from '../../core/http/with-reason.dto'

/** A call in the OpenAPI document. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>
export type Parameter = NonNullable<Operation['parameters']>[number]
export type Response = NonNullable<Operation['responses'][string]>

const parameter = (place: 'query' | 'header', name: string, description: string, type = 'string') => ({
  in: place,
  name,
  required: false,
  description,
  schema: { type },
})

/** Parameters of many calls, described once and referred to by name. */
export const PARAMETERS = {
  slug: parameter('query', 'slug', 'Slug of the organization: the answer is the public one'),
  domain: parameter('query', 'domain', 'Domain of the organization: the answer is the public one'),
  asOf: parameter(
    'query',
    'asOf',
    'What was known then (docs/history.md#as-it-was-known-then): a moment, a day to its end, or a position of the log',
  ),
  organization_id: parameter('query', 'organization_id', 'The organization that a super_admin means', 'number'),
  repeat: parameter('header', 'Idempotency-Key', 'A repeated request with the same key is done once'),
} as const

export type SharedParameter = keyof typeof PARAMETERS

const ERRORS = {
  400: 'Bad input: what is wrong with it',
  401: 'Not signed in',
  403: 'Not allowed, or asked by the page of another site',
  404: 'Not there, or not yours',
  408: 'The body came too slowly',
  409: 'Refused by a rule, or changed by somebody else meanwhile: who and what',
  413: 'Too large',
  415: 'In a form that the call does not take',
} as const

/** An answer that is an error. */
export const inErrorForm = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorForm' } } },
})

export type ErrorStatus = keyof typeof ERRORS

/** The errors that every call may have in common. */
export const errorResponses = (): Record<string, Response> =>
  Object.fromEntries(Object.entries(ERRORS).map(([status, description]) => [`Error${status}`, inErrorForm(description)]))

export const errorNamed = (status: ErrorStatus): Response => ({ $ref: `#/components/responses/Error${status}` })

/** A call that takes away has no body but the reason, which every change accepts (docs/http-api.md#changing). */
export const REASON: Operation['requestBody'] = {
  required: false,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { reason: { type: 'string', description: 'Why, in words of the person.', maxLength: LONGEST_REASON } },
      },
    },
  },
}
