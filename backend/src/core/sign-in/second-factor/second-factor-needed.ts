import { HttpException } from '@nestjs/common'

/** The password was right, and a code of the second factor is needed beside it (401). The form asks for one then. */
export class SecondFactorNeeded extends HttpException {
  constructor(message: string) {
    super({ statusCode: 401, message, error: 'Unauthorized' }, 401)
  }
}

export const NO_CODE = 'Enter the code from your authenticator app, or a recovery code.'
export const WRONG_CODE = 'This code is wrong, or was used before. Enter the one that your app shows now.'
