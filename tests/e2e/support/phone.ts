import { test } from '@playwright/test'
import { H5Driver, type H5Options } from './h5'
import { WeappDriver } from './weapp'

export type Phone = H5Driver | WeappDriver

/** A phone that shows the target of the running project: the site in a browser, or the mini-program. */
export function launchPhone(origin: string, artifacts: string, browser: H5Options = {}): Promise<Phone> {
  return test.info().project.name === 'h5'
    ? H5Driver.launch(origin, artifacts, browser)
    : WeappDriver.launch(origin, artifacts)
}
