import type { OpenAPIObject } from '@nestjs/swagger'
import { WHO, type Who } from '../../core/http/allow'
import { IMAGE_FIELD } from '../../core/http/multipart'
import { REASON_ALONE } from '../../core/http/call-kinds'
import {
  errorNamed,
  errorResponses,
  inErrorForm,
  PARAMETERS,
  REASON,
  type ErrorStatus,
  type Operation,
  type Parameter,
  type Response,
  type SharedParameter,
} from './shared-descriptions'

type Method = (typeof METHODS)[number]

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** What a call may be refused with, by who may make it and what it takes. */
const refusals = (who: Who, isChange: boolean, { parameters = [], requestBody }: Operation): readonly ErrorStatus[] => {
  const takes = parameters.length > 0 || requestBody !== undefined
  return [
    ...(takes ? ([400] as const) : []),
    ...(who === 'anyone' || who === 'tenant' ? [] : ([401] as const)),
    ...(isChange || who === 'owner' || who === 'super' ? ([403] as const) : []),
    ...(parameters.length > 0 ? ([404] as const) : []),
    ...(isChange && who !== 'anyone' ? ([409] as const) : []),
    ...(requestBody ? ([408, 413, 415] as const) : []),
  ]
}

const isNamed = (name: string, parameters: readonly Parameter[]) => parameters.some(one => 'name' in one && one.name === name)

/** What the call describes itself stays as it is. */
const parametersOf = (who: Who, isChange: boolean, { parameters = [] }: Operation): Parameter[] => {
  const names: readonly SharedParameter[] = [
    ...(who === 'tenant' ? (['slug', 'domain', 'asOf'] as const) : []),
    ...(who === 'tenant' || who === 'staff' || who === 'owner' ? (['organization_id'] as const) : []),
    ...(isChange && who !== 'anyone' ? (['repeat'] as const) : []),
  ]
  const shared = names.filter(name => !isNamed(PARAMETERS[name].name, parameters))
  return [...parameters, ...shared.map(name => ({ $ref: `#/components/parameters/${name}` }))]
}

/** An image comes in a field of the form, in place of whatever JSON may say there. */
const bodyWithImage = (body: Operation['requestBody'], field: string): Operation['requestBody'] => {
  if (body === undefined || '$ref' in body) return body
  const form = body.content['multipart/form-data']
  const image = { type: 'object', properties: { [field]: { type: 'string', format: 'binary', description: 'An image' } } }
  const schema = { allOf: [...(form?.schema ? [form.schema] : []), image] }
  return { ...body, content: { ...body.content, 'multipart/form-data': { ...form, schema } } }
}

/** What a call declares of itself for this description alone. */
type Declared = { readonly [WHO]?: Who; readonly [IMAGE_FIELD]?: string; readonly [REASON_ALONE]?: boolean }

const completed = (operation: Operation & Declared, method: Method): Operation => {
  const { [WHO]: who = 'anyone', [IMAGE_FIELD]: image, [REASON_ALONE]: takesReasonAlone = false, ...plain } = operation
  const isChange = method !== 'get'
  const whole = { ...plain, parameters: parametersOf(who, isChange, plain) }
  const errors = refusals(who, isChange, whole).map(status => [String(status), errorNamed(status)] as const)
  const described = Object.entries(plain.responses).map(([status, response = { description: '' }]): [string, Response] => [
    status,
    Number(status) < 400 || '$ref' in response || response.content ? response : inErrorForm(response.description),
  ])
  return {
    ...whole,
    ...(image === undefined ? {} : { requestBody: bodyWithImage(plain.requestBody, image) }),
    ...(takesReasonAlone ? { requestBody: REASON } : {}),
    responses: Object.fromEntries([...errors, ...described]),
    security: who === 'anyone' ? [] : who === 'tenant' ? [{}, { cookie: [] }] : [{ cookie: [] }],
    ...{ [WHO]: who },
  }
}

/**
 * Adds to the description what holds for every call, and follows from who may make it: how the organization is named, that a
 * repeated request is done once, and the form of errors.
 */
export const completeDescription = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  components: {
    ...document.components,
    parameters: PARAMETERS,
    responses: errorResponses(),
  },
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          METHODS.includes(method as Method) ? completed(operation as Operation, method as Method) : operation,
        ]),
      ),
    ]),
  ),
})
