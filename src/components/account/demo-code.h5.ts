/** The code of a demo's message, which the server tells. */
export const demoCodeText = (code: string): string => `演示验证码 ${code}`
