import type { LinkStatus } from "#domain/links/link-check.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import type { Language } from "#locales/languages.ts";

/** Tables and functions of `supabase/migrations/`, in the official client's form. */
export type Database = {
  public: {
    Tables: {
      profiles: Table<Profile, Partial<Profile> & { id: string }>;
      user_favorites: Table<
        FavouriteRow & { created_at: string },
        FavouriteRow
      >;
      feedback: Table<
        FeedbackRow & { id: number; created_at: string },
        FeedbackRow
      >;
      advice_requests: Table<
        AdviceRow & { id: number; created_at: string },
        AdviceRow
      >;
      resource_suggestions: Table<
        SuggestionRow & { id: number; created_at: string },
        SuggestionRow
      >;
      applications: Table<
        ApplicationRow,
        FavouriteRow & Partial<ApplicationRow>
      >;
      calendar_addresses: Table<
        { user_id: string; token: string; created_at: string },
        { user_id: string }
      >;
      reminder_subscriptions: Table<
        ReminderSubscriptionRow,
        { user_id: string; language: Language }
      >;
    };
    Views: Record<never, never>;
    Functions: {
      saved_items_of_calendar: {
        Args: { calendar_token: string };
        /** One row of nulls for a calendar without favourites; no row for an unknown token. */
        Returns: Array<{ item_id: string | null; item_type: string | null }>;
      };
      last_link_checks: {
        Args: Record<never, never>;
        Returns: Array<LinkCheckRow>;
      };
      search_external_opportunities: {
        Args: { words: string; most?: number };
        Returns: Array<ExternalOpportunityRow>;
      };
      unsubscribe_reminders: {
        Args: { mail_token: string };
        /** False when the token matches no subscription. */
        Returns: boolean;
      };
      my_reminders: {
        Args: Record<never, never>;
        Returns: Array<ReminderHistory>;
      };
      my_messages: { Args: Record<never, never>; Returns: Array<SentMessages> };
      delete_account: { Args: Record<never, never>; Returns: undefined };
    };
  };
};

type Table<Row, Insert> = {
  Row: Row;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: [];
};

/** Specification §3, Profile. */
export type Profile = StudentProfile & { id: string; updated_at: string };

/** An opt-in to reminders by e-mail. */
export type ReminderSubscriptionRow = {
  user_id: string;
  language: Language;
  created_at: string;
};

/** A member's own reminders, the oldest mail first. */
export type ReminderHistory = {
  subscription: Omit<ReminderSubscriptionRow, "user_id"> | null;
  mails: ReadonlyArray<{
    /** Civil day of the last attempt. */
    day: string;
    state: "sending" | "sent" | "dropped";
    sent_at: string | null;
    occasions: ReadonlyArray<{
      item_id: string;
      item_type: string;
      occasion: string;
    }>;
  }>;
};

/** A member's status and note for an item. */
export type ApplicationRow = {
  user_id: string;
  item_id: string;
  item_type: string;
  status: string;
  note: string | null;
  updated_at: string;
};

/** Last automatic check of a catalogue link. */
export type LinkCheckRow = {
  /** Path of the item's page. */
  item_path: string;
  url: string;
  checked_at: string;
  outcome: LinkStatus;
  final_url: string | null;
};

/** An opportunity imported from another site. */
export type ExternalOpportunityRow = {
  source: string;
  native_id: string;
  title: string;
  description: string;
  language: "es" | "en";
  link: string;
  published_at: string | null;
  closes_at: string | null;
  last_seen: string;
};

/** A member's own messages, the oldest first. */
export type SentMessages = {
  feedback: ReadonlyArray<Sent<FeedbackRow>>;
  advice_requests: ReadonlyArray<Sent<AdviceRow>>;
  resource_suggestions: ReadonlyArray<Sent<SuggestionRow>>;
};

type Sent<Row> = Omit<Row, "user_id"> & { created_at: string };

type FavouriteRow = { user_id: string; item_id: string; item_type: string };

type FeedbackRow = {
  name?: string | null;
  feedback: string;
  user_id?: string | null;
};

type AdviceRow = {
  name?: string | null;
  email: string;
  message: string;
  language: string;
  user_id?: string | null;
};

type SuggestionRow = {
  name: string;
  link: string;
  reason: string;
  email?: string | null;
  language: string;
  user_id?: string | null;
};
