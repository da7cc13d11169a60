import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor, createParamDecorator } from '@nestjs/common'
import type { MultipartFile } from '@fastify/multipart'
import type { Observable } from 'rxjs'
import type { KnownRequest } from './request'

export type UploadedFile = { readonly field: string; readonly name: string; readonly bytes: Buffer }

type FormRequest = KnownRequest & { uploaded?: readonly UploadedFile[] }
type Fields = Record<string, string | string[]>

/** `sportIds[]` names a list; so does a field that comes twice. */
const withField = (fields: Fields, name: string, value: string): Fields => {
  const plain = name.replace(/\[\]$/, '')
  const before = fields[plain]
  const list = name.endsWith('[]') || before !== undefined
  return { ...fields, [plain]: list ? [...(before === undefined ? [] : [before].flat()), value] : value }
}

const uploadOf = async (part: MultipartFile): Promise<UploadedFile> => ({
  field: part.fieldname,
  name: part.filename,
  bytes: await part.toBuffer(),
})

/** Lets a route take a form with files as well as JSON: the fields become the body, the files stand beside (`@Files()`). */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FormRequest>()
    if (request.isMultipart()) await this.read(request)
    return next.handle()
  }

  private async read(request: FormRequest): Promise<void> {
    let fields: Fields = {}
    const uploaded: UploadedFile[] = []
    for await (const part of request.parts()) {
      if (part.type === 'file') uploaded.push(await uploadOf(part))
      else fields = withField(fields, part.fieldname, String(part.value))
    }
    request.body = fields
    request.uploaded = uploaded.filter(({ bytes }) => bytes.length > 0)
  }
}

/** The files of a form; none where the call came as JSON. */
export const Files = createParamDecorator(
  (_: unknown, context: ExecutionContext): readonly UploadedFile[] =>
    context.switchToHttp().getRequest<FormRequest>().uploaded ?? [],
)
