import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emptyListing, type ListingForm } from '#src/domain/listing/listing.ts';
import type { ListingStep } from '#src/domain/listing/steps.ts';
import { paths } from '#src/lib/paths.ts';
import { newOwner, signInAs } from './signIn.ts';
import { siteSql } from './siteDatabase.ts';

export interface Draft {
  property_id: string;
  owner: string;
}

export async function makeDraft(step: ListingStep, change: Partial<ListingForm> = {}): Promise<Draft> {
  const owner = await newOwner();
  const property_id = randomUUID();
  await siteSql(
    `insert into public.properties (id, owner_id, name, draft, draft_step, revision, draft_saved_at)
     select $1, user_id, 'Casa de Prova', $2, $3, 1, now() from public.profiles where email = $4`,
    [property_id, JSON.stringify({ ...emptyListing(), ...change }), step, owner],
  );
  return { property_id, owner };
}

export async function openDraft(page: Page, step: ListingStep, change: Partial<ListingForm> = {}): Promise<Draft> {
  const draft = await makeDraft(step, change);
  await signInAs(page, draft.owner);
  await page.goto(paths.listingForm(draft.property_id));
  return draft;
}
