declare const SERVICE_PHONE: string

/** Phone of 人工客服, as the build has it; '' without one. */
export const servicePhone: string = SERVICE_PHONE
