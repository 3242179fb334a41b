declare const SERVICE_PHONE: string

/** Phone of 人工客服: the server writes the shop's into the page; a page that it did not send has that of the build. '' without one. */
export const servicePhone: string =
  document.querySelector('meta[name="service-phone"]')?.getAttribute('content') ?? SERVICE_PHONE
