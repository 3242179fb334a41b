import type { Dict } from '../../protocol'
import { ApiError } from '../api-error'
import type { MiniProgram } from '../mini-program'

/** The shape of a signature by its type: v2 signs with MD5 (the default) or HMAC-SHA256, v3 with a 2048-bit RSA key. */
const SIGNATURES: Dict<RegExp> = {
  MD5: /^[0-9A-F]{32}$/,
  'HMAC-SHA256': /^[0-9A-F]{64}$/,
  RSA: /^[A-Za-z0-9+/]{342}==$/
}

/** What WeChat checks before it opens the pay sheet; whether the signature is right only its servers know. */
function check({ signType = 'MD5', ...options }: Dict): void {
  for (const name of ['timeStamp', 'nonceStr', 'package', 'paySign'])
    if (typeof options[name] !== 'string' || options[name] === '')
      throw new ApiError(`parameter error: parameter.${name} should be a non-empty String`)
  const { timeStamp, nonceStr, package: prepay, paySign } = options as Dict<string>
  if (!/^\d{10}$/.test(timeStamp ?? '')) throw new ApiError('parameter error: timeStamp is in seconds')
  if ((nonceStr ?? '').length > 32) throw new ApiError('parameter error: nonceStr has at most 32 characters')
  if (!/^prepay_id=.+/.test(prepay ?? '')) throw new ApiError('parameter error: package is prepay_id=…')
  const signature = SIGNATURES[String(signType)]
  if (!signature) throw new ApiError(`parameter error: unknown signType ${String(signType)}`)
  if (!signature.test(paySign ?? '')) throw new ApiError(`paySign is no ${String(signType)} signature`)
}

/** The pay sheet: opens for parameters in order, ends as scripted, and contacts nobody. */
export const paymentApis = (app: MiniProgram): Dict => ({
  requestPayment: (options: Dict = {}) =>
    app.respond('requestPayment', options, () => {
      const { success, fail, complete, ...parameters } = options
      check(parameters)
      return app.script('requestPayment', parameters)
    })
})
