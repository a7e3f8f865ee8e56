import {
  AirVent,
  BriefcaseBusiness,
  Bus,
  Check,
  CircleParking,
  Clock,
  ConciergeBell,
  CookingPot,
  Dumbbell,
  Flower2,
  type LucideIcon,
  Presentation,
  Sparkles,
  Sun,
  Tv,
  Utensils,
  Vault,
  WashingMachine,
  Waves,
  Wifi,
  Wind,
  Wine,
} from 'lucide-react';

/** Drawings of the standard amenities; a hotel's own ones get a check mark. */
const icons: Record<string, LucideIcon> = {
  'Free WiFi': Wifi,
  'Air Conditioning': AirVent,
  'Swimming Pool': Waves,
  'Gym/Fitness Center': Dumbbell,
  Restaurant: Utensils,
  'Room Service': ConciergeBell,
  Parking: CircleParking,
  'Spa Services': Flower2,
  'Business Center': BriefcaseBusiness,
  'Conference Rooms': Presentation,
  'Airport Shuttle': Bus,
  '24/7 Front Desk': Clock,
  Housekeeping: Sparkles,
  'Laundry Service': WashingMachine,
  'Balcony/Terrace': Sun,
  'Kitchen/Kitchenette': CookingPot,
  TV: Tv,
  'Mini Bar': Wine,
  Safe: Vault,
  'Hair Dryer': Wind,
};

interface Props {
  amenities: readonly string[];
}

/** Everything the hotel offers. */
export function AmenitiesPanel({ amenities }: Props) {
  return (
    <>
      <h2 className="text-2xl">What is there</h2>
      {amenities.length === 0 ? (
        <p className="mt-4 text-ink-soft">The hotel has not listed its amenities yet.</p>
      ) : (
        <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
          {amenities.map((amenity) => {
            const Icon = (Object.hasOwn(icons, amenity) && icons[amenity]) || Check;
            return (
              <li key={amenity} className="flex min-h-14 items-center gap-4 border-line border-b py-2">
                <Icon aria-hidden="true" size="1.375em" strokeWidth={1.5} className="flex-none text-sea" />
                <span className="min-w-0">{amenity}</span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
