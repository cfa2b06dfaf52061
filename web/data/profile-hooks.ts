import { mutate } from 'swr'
import type { Profile, Theology, UserSettings } from '#shared/contract/user.ts'
import { call } from './client.ts'
import { keys, open, own, still, useCall } from './hooks.ts'

export function useTheologies() {
  const { data, ...rest } = useCall<{ theologies: Theology[] }>(keys.theologies, open('perspectives'), still)
  return { theologies: data?.theologies, ...rest }
}

export const useTheology = (slug: string) => useCall<Theology>(keys.theology(slug), open('perspective'), still)

export function useUserTheology() {
  const { data, ...rest } = useCall<{ theology: Theology }>(keys.userTheology, own('perspective'), still)
  return { theology: data?.theology, ...rest }
}

export function useProfiles() {
  const { data, ...rest } = useCall<{ profiles: Profile[] }>(keys.profiles, open('profiles'), still)
  return { profiles: data?.profiles, ...rest }
}

export function useUserProfile() {
  const { data, ...rest } = useCall<{ profile: Profile }>(keys.userProfile, own('profile'), still)
  return { profile: data?.profile, ...rest }
}

/** Saves the visitor's profile; a profile outside Christianity resets the theology on the server. */
export async function saveProfile(slug: string): Promise<Profile> {
  const { profile } = await call<{ profile: Profile }>(keys.userProfile, {
    method: 'PUT',
    body: { profile_slug: slug },
    action: 'profile',
  })
  await Promise.all([mutate(keys.userProfile), mutate(keys.userTheology), mutate(keys.user)])
  return profile
}

/** Saves the visitor's perspective. */
export async function saveTheology(slug: string): Promise<Theology> {
  const { theology } = await call<{ theology: Theology }>(keys.userTheology, {
    method: 'PUT',
    body: { theology_slug: slug },
    action: 'perspective',
  })
  await Promise.all([mutate(keys.userTheology), mutate(keys.user)])
  return theology
}

/** Saves whether answers may draw on the commentary. */
export function saveCommentary(commentary: 'mhc' | 'none'): Promise<unknown> {
  const saved = call(`${keys.user}/commentary`, { method: 'PUT', body: { commentary }, action: 'commentary' })
  return mutate<UserSettings>(keys.user, () => saved.then(() => call<UserSettings>(keys.user, own('user'))), {
    optimisticData: (user) => ({ ...user!, commentary: commentary === 'mhc' ? 'mhc' : null }),
  }).catch(() => undefined)
}
