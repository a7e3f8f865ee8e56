import { cancellationText } from '#src/domain/hotel/hotel.ts';
import type { AdminListing, Contents } from '#src/domain/listing/adminListing.ts';
import { counted } from '#src/domain/stay.ts';
import { Fact } from '#src/features/office/Fact.tsx';
import { mailTo, paths, telTo } from '#src/lib/paths.ts';
import { mapUrl } from './mapUrl.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { RoomTable } from './RoomTable.tsx';

interface Props {
  contents: Contents;
  owner: AdminListing['owner'];
}

/** All the owner gave but documents and numbers. */
export function Given({ contents, owner }: Props) {
  const { photos, rooms, amenities } = contents;
  const address = [contents.street, contents.city, `${contents.state} ${contents.pincode}`.trim(), contents.country]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <section className="decision-part" aria-labelledby="photos">
        <h3 id="photos">Photos ({photos.length})</h3>
        <PhotoGrid photos={photos} />
      </section>
      <section className="decision-part" aria-labelledby="basics">
        <h3 id="basics">About</h3>
        <dl className="decision-facts">
          <Fact term="Type">{contents.type}</Fact>
          <Fact term="Stars">{contents.stars && `${contents.stars} of 5`}</Fact>
          <Fact term="Address">
            {contents.street && (
              <>
                {address}
                <a className="link block" href={mapUrl(contents, address)} target="_blank" rel="noreferrer">
                  Show on a map{!contents.position && ' (by the address: the owner gave no position)'}
                </a>
              </>
            )}
          </Fact>
          <Fact term="Owner">{owner.full_name}</Fact>
          <Fact term="E-mail">
            {owner.email && (
              <a className="link" href={mailTo(owner.email)}>
                {owner.email}
              </a>
            )}
          </Fact>
          <Fact term="Phone">
            {owner.phone && (
              <a className="link" href={telTo(owner.phone)}>
                {owner.phone}
              </a>
            )}
          </Fact>
          <Fact term="Listings">
            <a
              className="link"
              href={`${paths.adminProperties}?${new URLSearchParams({ search: owner.email ?? owner.full_name })}`}
            >
              {counted(owner.listings, 'listing')} of this owner
            </a>
          </Fact>
          <Fact term="Description" wide>
            <span className="whitespace-pre-line">{contents.description}</span>
          </Fact>
          <Fact term={`Amenities (${amenities.length})`} wide>
            {amenities.join(', ')}
          </Fact>
        </dl>
      </section>
      <section className="decision-part" aria-labelledby="rooms">
        <h3 id="rooms">Rooms and prices ({rooms.length})</h3>
        <RoomTable rooms={rooms} />
      </section>
      <section className="decision-part" aria-labelledby="policies">
        <h3 id="policies">Policies</h3>
        <dl className="decision-facts">
          <Fact term="Check-in">{contents.checkIn}</Fact>
          <Fact term="Check-out">{contents.checkOut}</Fact>
          <Fact term="Cancellation" wide>
            {contents.cancellation && cancellationText(contents.cancellation)}
          </Fact>
          <Fact term="House rules" wide>
            {contents.houseRules}
          </Fact>
          <Fact term="Age restriction">{contents.ageRestriction}</Fact>
          <Fact term="Payment policy" wide>
            {contents.paymentPolicy}
          </Fact>
          <Fact term="Special conditions" wide>
            {contents.specialConditions}
          </Fact>
        </dl>
      </section>
    </>
  );
}
