import type { AdminListing, Contents } from '#src/domain/listing/adminListing.ts';
import { policyLabels, propertyTypeName } from '#src/domain/listing/listing.ts';
import { Fact } from '#src/features/office/Fact.tsx';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { cancellationText } from '#src/words/en/common.ts';
import * as say from '#src/words/staff/adminDecision.ts';
import * as wordsAdminListings from '#src/words/staff/adminListings.ts';
import { stepTitles } from '#src/words/staff/listing.ts';
import { mapUrl } from './mapUrl.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { RoomTable } from './RoomTable.tsx';

interface Props {
  contents: Contents;
  owner: AdminListing['owner'];
}

const mailLink = (email: string | null) =>
  email && (
    <a className="link" href={mailTo(email)}>
      {email}
    </a>
  );
const phoneLink = (phone: string | null) =>
  phone && (
    <a className="link" href={telTo(phone)}>
      {phone}
    </a>
  );

const shortPolicies = ['check_in_time', 'check_out_time', 'age_restriction'];

export function Given({ contents, owner }: Props) {
  const { basics, photos, rooms, amenities, policies } = contents;
  const address = [basics.address, basics.city, `${basics.state} ${basics.pincode}`.trim(), basics.country]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <section className="decision-part" aria-labelledby="photos">
        <h3 id="photos">{say.headingWithCount(stepTitles.photos, photos.length)}</h3>
        <PhotoGrid photos={photos} />
      </section>
      <section className="decision-part" aria-labelledby="basics">
        <h3 id="basics">{stepTitles.basics}</h3>
        <dl className="decision-facts">
          <Fact term={say.type}>{propertyTypeName(basics.property_type)}</Fact>
          <Fact term={say.stars}>{basics.star_rating && say.starsOfFive(basics.star_rating)}</Fact>
          <Fact term={say.address}>
            {basics.address && (
              <>
                {address}
                <a className="link block" href={mapUrl(basics, address)} target="_blank" rel="noreferrer">
                  {basics.latitude && basics.longitude ? say.showOnMap : say.showAddressOnMap}
                </a>
              </>
            )}
          </Fact>
          <Fact term={say.phoneForGuests}>{phoneLink(basics.phone)}</Fact>
          <Fact term={say.emailForGuests}>{mailLink(basics.email)}</Fact>
          <Fact term={wordsAdminListings.owner}>{owner.full_name}</Fact>
          <Fact term={say.ownersEmail}>{mailLink(owner.email)}</Fact>
          <Fact term={say.ownersPhone}>{phoneLink(owner.phone)}</Fact>
          <Fact term={wordsAdminListings.listings}>
            <a
              className="link"
              href={`${paths.adminProperties}?${new URLSearchParams({ search: owner.email ?? owner.full_name })}`}
            >
              {say.listingsOfOwner(owner.listings)}
            </a>
          </Fact>
          <Fact term={say.description} wide>
            <span className="whitespace-pre-line">{basics.description}</span>
          </Fact>
          <Fact term={say.headingWithCount(stepTitles.amenities, amenities.length)} wide>
            {amenities.join(', ')}
          </Fact>
        </dl>
      </section>
      <section className="decision-part" aria-labelledby="rooms">
        <h3 id="rooms">{say.headingWithCount(stepTitles.rooms, rooms.length)}</h3>
        <RoomTable rooms={rooms} />
      </section>
      <section className="decision-part" aria-labelledby="policies">
        <h3 id="policies">{stepTitles.policies}</h3>
        <dl className="decision-facts">
          {(Object.keys(policyLabels) as (keyof typeof policyLabels)[]).map((field) => (
            <Fact key={field} term={policyLabels[field]} wide={!shortPolicies.includes(field)}>
              {field === 'cancellation_policy' ? cancellationText(policies[field]) : policies[field]}
            </Fact>
          ))}
        </dl>
      </section>
    </>
  );
}
