/** False in a build for a shop: it holds nothing of the demo. */
declare const DEMO: boolean

export const demoCodeText = (code: string): string => (DEMO ? `演示验证码 ${code}` : code)
