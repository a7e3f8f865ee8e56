import * as v from 'valibot';
import { FullComplianceSchema } from '#src/domain/listing/adminCompliance.ts';
import { AdminListingSchema, PropertyPageSchema } from '#src/domain/listing/adminListing.ts';
import { unreachable } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/adminDecision.ts';
import * as wordsAdminListings from '#src/words/staff/adminListings.ts';
import { type Call, done } from '../../apiClient.ts';
import { uploadPhoto } from '../files.ts';
import { setListingVisibility } from '../mine.ts';
import { reading } from './common.ts';

export const propertyPage = {
  path: 'rest/v1/rpc/admin_properties',
  answer: PropertyPageSchema,
  ...reading,
} as const satisfies Call;

export const adminListing = {
  path: 'rest/v1/rpc/admin_property',
  answer: AdminListingSchema,
  ...reading,
} as const satisfies Call;

const changing = {
  answer: done,
  refusals: say.decisionRefusals,
  failed: say.failedToUpdateProperty,
  isFrank: true,
} as const;
export const decideListing = { path: 'rest/v1/rpc/decide_listing', ...changing } as const satisfies Call;
/** Sets the state or the featured flag, if nothing has changed since it was read. */
export const changeListing = { path: 'rest/v1/rpc/admin_change_listing', ...changing } as const satisfies Call;
export const setVisibility = { path: setListingVisibility.path, ...changing } as const satisfies Call;
export const restoreProperty = { path: 'rest/v1/rpc/restore_property', ...changing } as const satisfies Call;
export const deleteProperty = {
  path: 'rest/v1/rpc/delete_property',
  ...changing,
  failed: say.failedToDeleteProperty,
} as const satisfies Call;

export const takeOverHouse = {
  ...changing,
  path: 'rest/v1/rpc/take_over_house',
  answer: v.object({ property_id: v.string(), status: v.string() }),
  failed: wordsAdminListings.failedToCopyContent,
} as const satisfies Call;

/** The audit log records the view. */
export const fullCompliance = {
  path: 'rest/v1/rpc/admin_compliance',
  answer: FullComplianceSchema,
  refusals: say.decisionRefusals,
  failed: say.weCouldNotOpenDetails,
  isFrank: true,
} as const satisfies Call;

export const uploadOwnersPhoto = { ...uploadPhoto, failed: unreachable } as const satisfies Call;

export const addPhoto = {
  path: 'rest/v1/rpc/add_property_photo',
  ...changing,
  failed: say.failedToUploadPhoto,
} as const satisfies Call;
